/** What the headers of the tus protocol say (https://tus.io/protocols/resumable-upload, 1.0.0). */
import { TUS_VERSION } from '@hearthline/contract'
import { Problem } from '../../usecases/problem.ts'

type Said = string | undefined

/** A client of another version would read our answers wrong. @throws Problem precondition_failed */
export function refuseOtherVersion({ 'tus-resumable': version }: { readonly 'tus-resumable'?: Said }): void {
  if (version !== undefined && version !== TUS_VERSION)
    throw new Problem('precondition_failed', `This server speaks version ${TUS_VERSION} of tus`)
}

/** Not a number where it is not one. */
export const numberOf = (said: Said): number => (said !== undefined && /^\d{1,15}$/.test(said) ? Number(said) : Number.NaN)

/** "key value" pairs beside each other, the value in Base64; one without a value is empty. */
export function metadataOf(said: Said): Readonly<Record<string, string>> {
  const pairs = (said ?? '').split(',').map((pair) => pair.trim().split(' ') as [string, string?])
  return Object.fromEntries(pairs.map(([key, value]) => [key, value === undefined ? '' : Buffer.from(value, 'base64').toString('utf8')]))
}
