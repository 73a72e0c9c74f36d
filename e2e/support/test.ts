/** The test function of every journey: one running product per file, and a fresh visitor per test. */
import { test as base } from '@playwright/test'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

export { expect } from '@playwright/test'

export const test = base.extend<{ email: string }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
  email: async ({}, use) => {
    await use(`visitor-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`)
  },
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
})
