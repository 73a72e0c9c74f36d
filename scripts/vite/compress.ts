import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|svg|json)$/
/** Below this a packet is a packet, compressed or not. */
const MINIMUM_BYTES = 1024

/** Writes .br and .gz beside each file, so that the server never compresses the same bytes twice. Pages have placeholders and are left alone. */
export function compress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
          if (entry.isFile() && COMPRESSIBLE.test(entry.name)) await compressFile(join(entry.parentPath, entry.name))
        }
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < MINIMUM_BYTES) return
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
