import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LoadingMark } from './index.ts'

describe('the loading mark', () => {
  it('has a drawing for either ground', () => {
    const html = renderToString(<LoadingMark src="/mark.svg" darkSrc="/mark-dark.svg" label="Loading" />)
    expect(html).toMatch(/src="\/mark\.svg"[^>]*ui-by-day/)
    expect(html).toMatch(/src="\/mark-dark\.svg"[^>]*ui-by-night/)
  })
})
