// What other packages use of this folder.
export { lettersFor, linesOfName } from './name-lines.ts';
export {
  height,
  type Label,
  middle,
  minuteText,
  type Place,
  type PlacedBody,
  type Point,
  partsOf,
  phoneLook,
  placeIn,
  placesOf,
  type WheelLook,
  wideLook,
  width,
} from './wheel-places.ts';
