/** Measures photos beside the page, which goes on showing the camera. */
import { measurePhoto, type Pixels } from './measure-photo.ts'

self.onmessage = ({ data: { id, pixels } }: MessageEvent<{ id: number; pixels: Pixels }>) => {
  self.postMessage({ id, measures: measurePhoto(pixels) })
}
