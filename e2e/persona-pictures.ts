/** The pictures of docs/sandbox.md: where each persona of the sandbox first rests, as a phone shows it, into docs/pictures. `persona-pictures.ts [last name]` */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { PERSONAS } from '../apps/server/src/providers/sandbox/personas.ts'
import { borrowerOf, signIn } from './support/borrower.ts'
import { browserOptions } from './support/browser.ts'
import { takePicture } from './support/picture.ts'
import { startProduct } from './support/product.ts'

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const [only] = process.argv.slice(2)
const wanted = PERSONAS.filter(({ actsBeforeOffer, lastName }) => actsBeforeOffer && (only === undefined || lastName === only))

mkdirSync(FOLDER, { recursive: true })
const product = await startProduct({ DEMO_DATA: 'off' })
const browser = await chromium.launch(browserOptions)
try {
  for (const { lastName, firstStep } of wanted) {
    const borrower = await borrowerOf(product.url, { lastName })
    await borrower.untilStep(firstStep)
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 720 } })
    const page = await context.newPage()
    await signIn(page, borrower)
    await page.goto(`/account/heloc/${borrower.uuid}`)
    await page.waitForURL((url) => !url.pathname.endsWith(borrower.uuid))
    await takePicture(page, join(FOLDER, `${lastName.toLowerCase()}.jpg`))
    console.log(`${lastName} at ${new URL(page.url()).pathname.replace(borrower.uuid, ':uuid')}`)
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
