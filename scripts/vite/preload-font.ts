import type { Plugin } from 'vite'

/**
 * `base` is where the application's assets are served. Puts a preload of one file for each family into the page: the one that the first paint needs. The
 * server keeps that of the brand's own family (apps/server/src/edge/page-template.ts). The other subsets come when a letter asks for them.
 */
export const preloadFont = (base: string): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const links = Object.keys(bundle ?? {}).flatMap((name) => {
        const family = name.match(/([a-z0-9-]+)-latin-wght-normal[^/]*\.woff2$/)?.[1]
        return family ? `<link rel="preload" data-family="${family}" href="${base}${name}" as="font" type="font/woff2" crossorigin />` : []
      })
      return html.replace('<!--FONT-->', links.join(''))
    },
  },
})
