/** How the page looks on a screen and in print. @param color of the lender, legible on white */
export const pageStyle = (color = '#111111'): string =>
  [
    ':root{color-scheme:light}',
    'body{max-width:44rem;margin:2rem auto;padding:0 1.25rem;background:#fff;color:#111;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}',
    'header img{height:1.75rem;width:auto}',
    `header{padding-bottom:.75rem;border-bottom:2px solid ${color}}`,
    `h1,h2{color:${color};line-height:1.25}`,
    'h2{margin-top:2rem;font-size:1.15rem;break-after:avoid}',
    'p{margin:.5rem 0}',
    '.small,footer,td,th{font-size:.9rem}',
    '.figure{font-size:2rem;font-weight:700}',
    '.parties{display:flex;flex-wrap:wrap;gap:1rem 3rem}',
    '.parties p{margin:0}',
    'table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}',
    'th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #999;text-align:left;vertical-align:top}',
    'tr{break-inside:avoid}',
    '.facts th{width:45%;font-weight:400}',
    '.facts.text th{width:22%;font-weight:700}',
    '.facts.text td{white-space:pre-line}',
    'footer{margin-top:2.5rem;padding-top:.75rem;border-top:1px solid #999;color:#444}',
    '.page{break-after:page}',
    '.seal{height:6rem;break-before:avoid}',
    // A table of five columns and a digest of 64 letters fit a phone.
    '@media (max-width:30rem){body{padding:0 .75rem}th,td{padding-right:.35rem;font-size:.8rem;overflow-wrap:anywhere}}',
    '@media print{body{margin:0;max-width:none}}',
    '@page{size:letter;margin:.8in}',
  ].join('')
