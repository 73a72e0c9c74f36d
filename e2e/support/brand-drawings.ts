/** Every brand's drawings on one page, on the ground of either scheme: the mark at 160, 48 and 24 pixels, the logo, and a button. */
import type { Brand } from '@hearthline/brands'

const image = (svg: string, height: number) =>
  `<img height="${height}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`

const side = (palette: Brand['look']['light'], mark: string, logo: string, word: string) =>
  `<div style="background:${palette.card}">${image(mark, 160)}<p>${image(mark, 48)}${image(mark, 24)}<b style="background:${palette.action};color:${palette.onAction}">${word}</b></p>${image(logo, 24)}</div>`

export const brandDrawings = (brands: readonly Brand[]): string =>
  `<!doctype html><title>brands</title><style>body{margin:8px;background:#777;font:13px system-ui;display:grid;grid-template-columns:repeat(4,1fr);gap:8px}section{display:grid;grid-template-columns:1fr 1fr}div{padding:12px;overflow:hidden}p{display:flex;gap:12px;align-items:center;margin:8px 0}b{padding:6px 10px;border-radius:6px;font-weight:500;white-space:nowrap}</style>${brands
    .map(
      ({ look, svg, words }) =>
        `<section>${side(look.light, svg.mark, svg.logo, words.applyButton)}${side(look.dark, svg.markDark, svg.logoDark, words.applyButton)}</section>`,
    )
    .join('')}`
