/** The test function of every journey: a running product per worker, or per file where that has to be alone with it, and a fresh visitor per test. */
import { test as base } from '@playwright/test'
import { watchPage } from './arrived.ts'
import { type Product, startProduct } from './product.ts'

export { expect } from '@playwright/test'

/** Of one worker, which runs its files one after another. */
interface Running {
  shared?: Product
  /** Of the file at hand; the next file's first test ends it. */
  alone?: { readonly file: string; readonly product: Product }
}

interface Fixtures {
  product: Product
  email: string
  /** Environment of the file's own product; `test.use` sets it, once for the whole file. */
  settings: Readonly<Record<string, string>>
  /** The file takes the server away, moves its clock, or looks at everything that is in it: it has a product of its own. */
  alone: boolean
}

export const test = base.extend<Fixtures, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
    async ({}, use) => {
      const running: Running = {}
      await use(running)
      await Promise.all([running.shared?.stop(), running.alone?.product.stop()])
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  alone: [false, { option: true }],
  product: async ({ running, settings, alone }, use, { file }) => {
    if (running.alone && running.alone.file !== file) {
      await running.alone.product.stop()
      running.alone = undefined
    }
    if (!alone && Object.keys(settings).length === 0) {
      running.shared ??= await startProduct()
      return await use(running.shared)
    }
    running.alone ??= { file, product: await startProduct(settings) }
    await use(running.alone.product)
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
  email: async ({}, use) => {
    await use(newEmail())
  },
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  page: async ({ page }, use) => {
    watchPage(page)
    await use(page)
  },
})

export const newEmail = (): string => `visitor-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`
