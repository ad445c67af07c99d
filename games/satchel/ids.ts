/** Who and what may be picked: apart from the data, so that the shelf needs none of it. */
export const HERO_IDS = ['green', 'brown', 'blue', 'white'] as const;
export type HeroId = (typeof HERO_IDS)[number];
/** Two trainings and four scenarios: each adds to the one before it. [B74–B79] */
export const SCENARIO_IDS = ['TR1', 'TR2', 'SC1', 'SC2', 'SC3', 'SC4'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
