/** Whether a photo can be read by whoever has to, and if not, why: in words that say what to do. */
import type { PhotoMeasures } from './measure-photo.ts'

export type PhotoSubject = 'document' | 'face'
export const PHOTO_PROBLEMS = ['TOO_SMALL', 'TOO_DARK', 'TOO_BRIGHT', 'GLARE', 'BLURRED'] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

export interface Photo {
  /** Of the photo itself, in pixels. */
  readonly width: number
  readonly height: number
  readonly measures: PhotoMeasures
}

/** A card of 86 mm at 200 dots an inch is 675 pixels wide. */
const LEAST_SIDES = { document: { long: 900, short: 550 }, face: { long: 480, short: 360 } } as const
const DARKEST = 45
const BRIGHTEST = 238
/** A tenth of a license is its picture or its number. */
const MOST_GLARE = { document: 0.06, face: 0.25 } as const
/** Measured at 640 pixels: a face has fewer edges than print. */
const LEAST_SHARPNESS = { document: 60, face: 20 } as const

/** The most telling first; none where it can be read. */
export function judgePhoto(subject: PhotoSubject, { width, height, measures }: Photo): readonly PhotoProblem[] {
  const { sharpness, brightness, glare } = measures
  const sides = LEAST_SIDES[subject]
  const isBright = brightness > BRIGHTEST
  return [
    ...(Math.max(width, height) < sides.long || Math.min(width, height) < sides.short ? (['TOO_SMALL'] as const) : []),
    ...(brightness < DARKEST ? (['TOO_DARK'] as const) : []),
    ...(isBright ? (['TOO_BRIGHT'] as const) : []),
    // All of it burnt out is too much light, and no spot.
    ...(!isBright && glare > MOST_GLARE[subject] ? (['GLARE'] as const) : []),
    ...(sharpness < LEAST_SHARPNESS[subject] ? (['BLURRED'] as const) : []),
  ]
}

export const PHOTO_PROBLEM_TEXTS: Readonly<Record<PhotoProblem, string>> = {
  TOO_SMALL: 'The photo is too small to read. Move closer, so that it fills the frame.',
  TOO_DARK: 'It is too dark. Turn on a light or move to a window.',
  TOO_BRIGHT: 'It is too bright. Move out of direct light.',
  GLARE: 'A bright spot covers part of it. Tilt it slightly or turn off the flash.',
  BLURRED: 'The photo is blurred. Hold still and tap the screen to focus.',
}
