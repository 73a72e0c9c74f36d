/** A version as a file to download: the folder that `npm run new -- brand` would have made of it. */
import { type BrandContent, folderFiles } from '@hearthline/brands/desk'
import { strToU8, zipSync } from 'fflate'

/** @param madeAt of the version: the same one gives the same file */
export function zippedFolder(content: BrandContent, madeAt: string): Uint8Array<ArrayBuffer> {
  const files = Object.entries(folderFiles(content)).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { mtime: new Date(madeAt) })
}
