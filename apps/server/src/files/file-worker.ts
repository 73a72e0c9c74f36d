/** Runs in a thread, one file after another: detects the kind of file and calls its inspector. */
import { fileTypeFromBuffer } from 'file-type'
import type { Inspected } from './inspect-file.ts'
import { judgeImage } from './judge-image.ts'
import { refuseVirus, VIRUS, VirusFound } from './virus-sample.ts'

const KIND = 'Upload a PDF, JPEG or PNG. This file is another type, whatever its name says.'
/** How each kind begins. Anything else, archives above all, is not even opened to find out what it is. */
const KINDS = [
  {
    mediaType: 'application/pdf',
    begins: [0x25, 0x50, 0x44, 0x46, 0x2d],
    judge: async (bytes: Uint8Array) => {
      const refused = await (await import('./judge-pdf.ts')).judgePdf(bytes)
      return refused === undefined ? { length: bytes.length } : { refused }
    },
  },
  { mediaType: 'image/jpeg', begins: [0xff, 0xd8, 0xff], judge: judgeImage },
  { mediaType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], judge: judgeImage },
] as const

/** A phone's own format for photos (ISO/IEC 23008-12): a box of type "ftyp", then the brand. */
const HEIC = 'This photo is in a format (HEIC) that we can’t open. Take it again with your camera here, or save it as a JPEG first.'
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4))
}

export default async function inspect(bytes: Uint8Array): Promise<Inspected> {
  try {
    refuseVirus(bytes)
    return await judge(bytes)
  } catch (problem) {
    if (problem instanceof VirusFound) return { refused: VIRUS }
    throw problem
  }
}

async function judge(bytes: Uint8Array): Promise<Inspected> {
  if (isHeic(bytes)) return { refused: HEIC }
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (!kind || (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime !== kind.mediaType) return { refused: KIND }
  const judged = await kind.judge(bytes)
  return 'refused' in judged ? judged : { mediaType: kind.mediaType, length: judged.length }
}
