export * from './languages.ts';
export { gapsIn } from './message.ts';
export * from './phrases.ts';
export * from './speaker.ts';
