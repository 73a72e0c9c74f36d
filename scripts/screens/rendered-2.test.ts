/** One share of the gallery's pages: see describe-rendered-pages.ts. */
import { describeRenderedPages } from './describe-rendered-pages.ts'

describeRenderedPages(2)
