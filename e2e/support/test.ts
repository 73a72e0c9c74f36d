/** The test function of every journey: one running product per file, and a fresh visitor per test. */
import { test as base } from '@playwright/test'
import { watchPage } from './arrived.ts'
import { type Product, startProduct } from './product.ts'

export { expect } from '@playwright/test'

/** The product of the file at hand. One worker runs the files one after another, so the next file's first test ends it. */
interface Running {
  file?: string
  product?: Product
}

interface Fixtures {
  product: Product
  email: string
  /** Environment of the file's product; `test.use` sets it, once for the whole file. */
  settings: Readonly<Record<string, string>>
}

export const test = base.extend<Fixtures, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
    async ({}, use) => {
      const running: Running = {}
      await use(running)
      await running.product?.stop()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  product: async ({ running, settings }, use, { file }) => {
    if (running.file !== file) {
      await running.product?.stop()
      running.product = undefined
      running.product = await startProduct(settings)
      running.file = file
    }
    await use(running.product as Product)
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
