export { advise } from './advice.ts';
export { type Calibration, chanceOf, errorOf, isCalibrated, valuedBy } from './calibration.ts';
export { calibrationOf, type StoredCalibration } from './calibrations.ts';
export type { JudgedDecision } from './judged.ts';
export { luckOf, luckOver, type StoredLuck } from './luck-over.ts';
export type { Because } from './reason.ts';
export { fitCalibration, samplesOf } from './reliability.ts';
export {
  type Review,
  review,
  type SeatSum,
  type TurningPoint,
} from './review.ts';
export { reviewersOf } from './reviewers.ts';
