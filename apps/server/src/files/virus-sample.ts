/** The harmless file by which virus scanners are tried out (eicar.org): whoever sends it, packed or not, wants to see it refused. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

export const VIRUS = 'This file did not pass our virus check. Upload a different file.'

export class VirusFound extends Error {}

/** @throws VirusFound */
export function refuseVirus(bytes: Uint8Array): void {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(EICAR)) throw new VirusFound()
}

/** For bytes that come in pieces, of which none is kept. @throws VirusFound */
export function createVirusScan(): (piece: Buffer) => void {
  let end: Buffer = Buffer.alloc(0)
  return (piece) => {
    const joined = Buffer.concat([end, piece])
    refuseVirus(joined)
    end = joined.subarray(Math.max(joined.length - EICAR.length + 1, 0))
  }
}
