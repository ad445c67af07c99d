/** Of the messages between tables and hosts. A server speaks this one and the one before. 3: lists of answers are packed (packing.ts). */
export const MESSAGES = 3;
