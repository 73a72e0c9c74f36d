import { describe, expect, it } from 'vitest'
import { judgePhoto } from './judge-photo.ts'
import { measurePhoto, type Pixels } from './measure-photo.ts'

const WIDTH = 640
const HEIGHT = 400

/** A picture by the luminance of each of its points. */
function picture(luminance: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) data.set([luminance(x, y), luminance(x, y), luminance(x, y), 255], (y * WIDTH + x) * 4)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

/** Lines of letters, as far as a lens is concerned. */
const print = (x: number, y: number): number => (Math.floor(y / 12) % 2 === 0 && Math.floor(x / 5) % 2 === 0 ? 40 : 190)

/** The same through a lens that is out of focus: only coarse shapes are left of it. */
const blurred = (x: number, y: number): number => 115 + 75 * Math.sin((2 * Math.PI * x) / 40) * Math.sin((2 * Math.PI * y) / 48)

const judge = (pixels: Pixels, size = { width: 1600, height: 1000 }, subject: 'document' | 'face' = 'document') =>
  judgePhoto(subject, { ...size, measures: measurePhoto(pixels) })

describe('a photo of a document', () => {
  it('that is sharp, bright enough and large enough can be sent', () => {
    expect(judge(picture(print))).toEqual([])
  })
  it('that is out of focus is blurred, whatever it shows', () => {
    expect(judge(picture(blurred))).toEqual(['BLURRED'])
  })
  it('taken in the dark is too dark', () => {
    expect(judge(picture((x, y) => print(x, y) / 8))).toContain('TOO_DARK')
  })
  it('with nothing but light is too bright, and has no spot', () => {
    expect(judge(picture(() => 254))).toEqual(['TOO_BRIGHT', 'BLURRED'])
  })
  it('with a burnt out spot on it has glare; a bright table around it is none', () => {
    const spot = (x: number, y: number) => (Math.hypot(x - 320, y - 200) < 90 ? 255 : print(x, y))
    expect(judge(picture(spot))).toEqual(['GLARE'])
    const table = (x: number, y: number) => (x < 90 || x > 550 || y < 56 || y > 344 ? 255 : print(x, y))
    expect(judge(picture(table))).toEqual([])
  })
  it('of a thumbnail’s size is too small to read', () => {
    expect(judge(picture(print), { width: 640, height: 400 })).toEqual(['TOO_SMALL'])
  })
  it('held upright is judged by its sides, not by which of them is up', () => {
    expect(judge(picture(print), { width: 1000, height: 1600 })).toEqual([])
  })
})

it('a face has fewer edges than print, and a webcam is large enough for it', () => {
  const face = (x: number, y: number) => 90 + 60 * Math.sin(x / 3) * Math.sin(y / 3)
  expect(judge(picture(face), { width: 640, height: 480 }, 'face')).toEqual([])
})
