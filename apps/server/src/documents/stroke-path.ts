/** The strokes of a drawn signature as one path of SVG, which both writers draw. */
import type { Drawing } from '@hearthline/domain'

export const pathOfStrokes = (strokes: Drawing): string =>
  strokes
    .map((numbers) => numbers.map((value, index) => (index % 2 === 0 ? `${index === 0 ? 'M' : 'L'}${value}` : `${value}`)).join(' '))
    .join(' ')
