import type { Plugin } from 'vite'

/** `base` is where the application's assets are served. Puts a preload of the one font file that the first paint needs into the page; the other subsets come when a letter asks for them. */
export const preloadFont = (base: string): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(name))
      return html.replace('<!--FONT-->', file ? `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin />` : '')
    },
  },
})
