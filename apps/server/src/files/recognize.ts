/** The words in pictures, by Tesseract in a thread of its own. Its model comes with its package: nothing is fetched while the product runs. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { imageSize } from 'image-size'
import { createWorker } from 'tesseract.js'
import { placeOf, type TextWord } from './document-text.ts'

/** Less sure than this it is a smudge: percent, as Tesseract says. */
const LEAST_CONFIDENCE = 40

const modelFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int')

export async function recognizePictures(pictures: readonly Uint8Array[]): Promise<TextWord[][]> {
  const worker = await createWorker('eng', 1, { langPath: modelFolder(), cacheMethod: 'none', gzip: true, errorHandler: () => undefined })
  try {
    const pages: TextWord[][] = []
    for (const picture of pictures) {
      const { width, height } = imageSize(picture)
      const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false })
      const words = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)))
      pages.push(
        words
          .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
          .map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
            text,
            ...placeOf({ left: x0, top: y0, right: x1, bottom: y1 }, { width, height }),
          })),
      )
    }
    return pages
  } finally {
    await worker.terminate()
  }
}
