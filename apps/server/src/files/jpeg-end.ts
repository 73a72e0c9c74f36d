/**
 * Where a JPEG ends (ITU-T T.81, annexes B and F). Its rows are counted by reading the codes and passing over the values, without a picture in
 * memory: of a sequential one every block, of a progressive one the scan that has the first, rough form of every block.
 */
import { PictureBroken } from './picture-broken.ts'

interface Component {
  readonly id: number
  readonly across: number
  readonly down: number
}

interface Frame {
  readonly isProgressive: boolean
  readonly width: number
  readonly height: number
  readonly components: readonly Component[]
}

/** For each 16 bits that may come: the length of the code they begin with, times 256, and its symbol. */
type Codes = Uint16Array

interface State {
  readonly file: Buffer
  /** by class times 16 and number */
  readonly codes: Map<number, Codes>
  readonly shown: Set<number>
  restart: number
  frame: Frame | undefined
}

const SOF = new Set([0xc0, 0xc1, 0xc2])
const NOT_SHOWN = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const [DHT, EOI, SOS, DRI] = [0xc4, 0xd9, 0xda, 0xdd]

/** @throws PictureBroken */
export function jpegEnd(file: Buffer): number {
  const state: State = { file, codes: new Map(), shown: new Set(), restart: 0, frame: undefined }
  for (let at = 2; at + 2 <= file.length; ) {
    if (file[at] !== 0xff) throw new PictureBroken()
    const marker = file[at + 1]!
    // Any number of 0xFF may stand before a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) {
      if (!state.frame || state.shown.size < state.frame.components.length) throw new PictureBroken()
      return at + 2
    }
    if (NOT_SHOWN.has(marker) || at + 4 > file.length) throw new PictureBroken()
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length || end < at + 4) throw new PictureBroken()
    const content = file.subarray(at + 4, end)
    if (SOF.has(marker)) state.frame = frameOf(marker, content)
    if (marker === DHT) readCodes(state.codes, content)
    if (marker === DRI) state.restart = content.readUInt16BE(0)
    at = marker === SOS ? scanEnd(state, content, end) : end
  }
  throw new PictureBroken()
}

function frameOf(marker: number, content: Buffer): Frame {
  if (content.length < 6 || content.length < 6 + content[5]! * 3) throw new PictureBroken()
  const components = Array.from({ length: content[5]! }, (_, index) => {
    const [id, sampling] = [content[6 + index * 3]!, content[7 + index * 3]!]
    return { id, across: sampling >> 4, down: sampling & 15 }
  })
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)]
  if (!height || !width || components.length === 0 || components.some(({ across, down }) => !across || !down)) throw new PictureBroken()
  return { isProgressive: marker === 0xc2, width, height, components }
}

function readCodes(codes: Map<number, Codes>, content: Buffer): void {
  for (let at = 0; at + 17 <= content.length; ) {
    const name = content[at]!
    const table = new Uint16Array(65_536)
    let [code, from] = [0, at + 17]
    for (let length = 1; length <= 16; length++) {
      for (let left = content[at + length]!; left > 0; left--) {
        const first = code << (16 - length)
        if (from >= content.length || first >= table.length) throw new PictureBroken()
        table.fill((length << 8) | content[from++]!, first, first + (1 << (16 - length)))
        code++
      }
      code <<= 1
    }
    codes.set(name, table)
    at = from
  }
}

/** Behind the data of a scan that begins at `start`. */
function scanEnd({ file, frame, codes, restart, shown }: State, header: Buffer, start: number): number {
  const count = header[0] ?? 0
  if (!frame || count === 0 || header.length < 4 + count * 2) throw new PictureBroken()
  const isFirst = header[1 + count * 2] === 0 && header[3 + count * 2]! >> 4 === 0
  if (frame.isProgressive && !isFirst) return nextMarker(file, start)
  const parts = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === header[1 + index * 2])
    const tables = header[2 + index * 2]!
    const [rough, fine] = [codes.get(tables >> 4), codes.get(16 + (tables & 15))]
    if (!component || !rough || !(fine || frame.isProgressive)) throw new PictureBroken()
    return { component, rough, fine: frame.isProgressive ? undefined : fine }
  })
  const most = (of: 'across' | 'down') => Math.max(...frame.components.map((component) => component[of]))
  const units = (size: number, of: 'across' | 'down') =>
    // A scan of one component has its own blocks alone; one of several has them woven together (A.2).
    count === 1 ? Math.ceil(Math.ceil((size * parts[0]!.component[of]) / most(of)) / 8) : Math.ceil(size / (8 * most(of)))
  const total = units(frame.width, 'across') * units(frame.height, 'down')
  const blocks = parts.flatMap((part) => Array.from({ length: count === 1 ? 1 : part.component.across * part.component.down }, () => part))
  const bits = new Bits(file, start)
  for (let unit = 0; unit < total; unit++) {
    if (restart > 0 && unit > 0 && unit % restart === 0) bits.passRestart()
    for (const { rough, fine } of blocks) passBlock(bits, rough, fine)
  }
  for (const { component } of parts) shown.add(component.id)
  return nextMarker(file, bits.at)
}

function passBlock(bits: Bits, rough: Codes, fine: Codes | undefined): void {
  bits.pass(bits.symbol(rough))
  for (let place = 1; fine && place < 64; place++) {
    const symbol = bits.symbol(fine)
    const [zeros, size] = [symbol >> 4, symbol & 15]
    if (size === 0 && zeros < 15) return
    place += zeros
    if (place > 63) throw new PictureBroken()
    bits.pass(size)
  }
}

function nextMarker(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const next = file[at + 1]!
    if (file[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new PictureBroken()
}

/** The bits of a scan. A marker among them is the end: what is wanted after it is not there. */
class Bits {
  at: number
  readonly #file: Buffer
  #held = 0
  #count = 0

  constructor(file: Buffer, at: number) {
    this.#file = file
    this.at = at
  }

  symbol(codes: Codes): number {
    this.#fill()
    const ahead = this.#count >= 16 ? (this.#held >>> (this.#count - 16)) & 0xffff : (this.#held << (16 - this.#count)) & 0xffff
    const found = codes[ahead]!
    this.#take(found >> 8 || 17)
    return found & 255
  }

  pass(count: number): void {
    this.#fill()
    this.#take(count)
  }

  passRestart(): void {
    const at = this.at
    const marker = this.#file[at + 1] ?? 0
    // Every whole byte before it was needed.
    if (this.#count >= 8 || this.#file[at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new PictureBroken()
    this.at = at + 2
    this.#count = 0
    this.#held = 0
  }

  #take(count: number): void {
    if (count > this.#count) throw new PictureBroken()
    this.#count -= count
    this.#held &= (1 << this.#count) - 1
  }

  #fill(): void {
    while (this.#count <= 16) {
      const byte = this.#file[this.at]
      if (byte === undefined || (byte === 0xff && this.#file[this.at + 1] !== 0)) return
      this.at += byte === 0xff ? 2 : 1
      this.#held = (this.#held << 8) | byte
      this.#count += 8
    }
  }
}
