/** What can be measured of a photo without knowing what it shows; pure, so that it runs in a worker and in a test alike. */

export interface Pixels {
  /** Red, green, blue, alpha. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export interface PhotoMeasures {
  /** Variance of the Laplacian: edges of letters give hundreds, a blurred photo a few. */
  readonly sharpness: number
  /** Mean luminance, 0 to 255. */
  readonly brightness: number
  /** Share of the middle of the photo that is burnt out, 0 to 1. */
  readonly glare: number
}

/** Rec. 709: how bright a color appears. */
const luminanceAt = (data: Uint8ClampedArray, at: number): number => 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!
const BURNT_OUT = 250
/** Of each side: a bright table around a document is no glare on it. */
const MARGIN = 0.15

export function measurePhoto({ data, width, height }: Pixels): PhotoMeasures {
  const gray = new Float32Array(width * height)
  let sum = 0
  for (let at = 0; at < gray.length; at += 1) {
    gray[at] = luminanceAt(data, at * 4)
    sum += gray[at]!
  }
  return { sharpness: laplacianVariance(gray, width, height), brightness: sum / gray.length, glare: burntOut(gray, width, height) }
}

/** Of the difference between each pixel and its four neighbors (Pech-Pacheco et al., ICPR 2000). */
function laplacianVariance(gray: Float32Array, width: number, height: number): number {
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const value = 4 * gray[at]! - gray[at - 1]! - gray[at + 1]! - gray[at - width]! - gray[at + width]!
      count += 1
      sum += value
      squares += value * value
    }
  }
  const mean = sum / Math.max(count, 1)
  return squares / Math.max(count, 1) - mean * mean
}

function burntOut(gray: Float32Array, width: number, height: number): number {
  const [left, top] = [Math.floor(width * MARGIN), Math.floor(height * MARGIN)]
  let count = 0
  let burnt = 0
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      count += 1
      if (gray[y * width + x]! >= BURNT_OUT) burnt += 1
    }
  }
  return burnt / Math.max(count, 1)
}
