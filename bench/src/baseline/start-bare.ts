/** Starts the bare server as a child, as the product is started. */
import { fileURLToPath } from 'node:url'
import { type Product, startServer } from '../product/start-product.ts'
import type { Workbench } from '../workbench.ts'

const MAIN = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** @param files BARE_BODY: a JSON file answered at /status/:uuid; BARE_PAGE: an HTML file answered at /page */
export const startBare = (bench: Workbench, files: Readonly<Record<string, string>> = {}): Promise<Product> =>
  startServer(bench, MAIN, files)
