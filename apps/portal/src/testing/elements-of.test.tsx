import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { elementsOf } from '../document-viewer/elements-of.tsx'

const page = (main: string) =>
  renderToStaticMarkup(<>{elementsOf(`<!doctype html><html><body><header>x</header><main>${main}</main></body></html>`)}</>)

it('the page of a document keeps its headings, one step lower, and what each heading of a table heads', () => {
  expect(page('<h1>Terms</h1><h2>Fees</h2>')).toBe('<h2>Terms</h2><h3>Fees</h3>')
  expect(page('<table><tbody><tr><th scope="row">Draw</th><td>$85,000</td></tr></tbody></table>')).toContain(
    '<tr><th scope="row">Draw</th><td>$85,000</td></tr>',
  )
})

it('nothing of a document runs or loads in our pages', () => {
  expect(
    page('<p onclick="x()" style="color:red">a<img src="x" onerror="y()"></p><script>z()</script><a href="javascript:z()">b</a>'),
  ).toBe('<p>a</p>z()b')
})
