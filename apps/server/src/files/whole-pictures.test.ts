/** Only a picture that is whole, and large enough to be read, is kept; what lies behind its end is not. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { pictureOf, pngChunk, pngHeader } from '../testing/picture.ts'
import { inspectFile } from './inspect-file.ts'

function jpeg(): Buffer {
  const canvas = createCanvas(320, 240)
  const context = canvas.getContext('2d')
  for (let y = 0; y < 240; y += 8) {
    context.fillStyle = `hsl(${y} 80% 50%)`
    context.fillRect((y * 7) % 200, y, 120, 8)
  }
  return canvas.toBuffer('image/jpeg')
}
const BROKEN = { refused: expect.stringContaining('couldn’t open this file') }
const EOI = Buffer.from([0xff, 0xd9])

describe('a picture', () => {
  const [png, photo] = [pictureOf('a license'), jpeg()]

  it('that is whole is taken', async () => {
    expect(await inspectFile(png)).toEqual({ mediaType: 'image/png', length: png.length })
    expect(await inspectFile(photo)).toEqual({ mediaType: 'image/jpeg', length: photo.length })
  })

  it('that ends before its last row is refused, wherever it was cut', async () => {
    for (const cut of [50, 0.3, 0.7, 0.95].map((at) => (at < 1 ? Math.floor(png.length * at) : at)))
      expect(await inspectFile(png.subarray(0, cut)), `PNG, ${cut} bytes`).toEqual({ refused: expect.any(String) })
    for (const part of [0.3, 0.7, 0.95]) {
      const cut = photo.subarray(0, Math.floor(photo.length * part))
      expect(await inspectFile(cut), `JPEG, ${part}`).toEqual(BROKEN)
      // Its end is written behind it: readers then fill the rest with gray.
      expect(await inspectFile(Buffer.concat([cut, EOI])), `JPEG, ${part}, ended`).toEqual(BROKEN)
    }
  })

  it('with fewer rows than it claims, or of a changed byte, is refused', async () => {
    const claims = png.indexOf('IHDR')
    const taller = Buffer.concat([png.subarray(0, claims - 4), pngChunk('IHDR', pngHeader(200, 400)), png.subarray(claims + 21)])
    expect(await inspectFile(taller)).toEqual(BROKEN)
    const changed = Buffer.from(png)
    changed[png.indexOf('IDAT') + 8]! ^= 0xff
    expect(await inspectFile(changed)).toEqual(BROKEN)
    const height = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5
    const longer = Buffer.from(photo)
    longer.writeUInt16BE(480, height)
    expect(await inspectFile(longer)).toEqual(BROKEN)
  })

  it('that is too small to be read is refused with what to do', async () => {
    for (const [width, height] of [
      [1, 1],
      [100, 100],
      [4_000, 20],
    ] as const)
      expect(await inspectFile(pictureOf('small', { width, height }))).toEqual({ refused: expect.stringContaining('too small to read') })
    expect(await inspectFile(pictureOf('a line of a statement', { width: 1_200, height: 60 }))).toMatchObject({ mediaType: 'image/png' })
  })

  it('is kept without what lies behind its end', async () => {
    const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(300, 7)])
    for (const picture of [png, photo])
      expect(await inspectFile(Buffer.concat([picture, archive]))).toMatchObject({ length: picture.length })
  })
})
