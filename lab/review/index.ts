export { advise } from './advice.ts';
export { type Calibration, chanceOf, errorOf, isCalibrated, valuedBy } from './calibration.ts';
export { calibrationOf, type KeptCalibration } from './calibrations.ts';
export { type KeptLuck, luckOf, luckOver } from './luck-over.ts';
export { fitCalibration, samplesOf } from './reliability.ts';
export {
  type JudgedDecision,
  type Review,
  review,
  type SeatSum,
  type TurningPoint,
} from './review.ts';
export { reviewersOf } from './reviewers.ts';
