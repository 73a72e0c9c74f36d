/** What may not be in a logo that is shown on every page: scripts, handlers, links outwards, embedded documents. Sentences; empty when it is clean. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  if (!/^\s*(<\?xml[^>]*\?>\s*)?<svg\b[^>]*\bviewBox=/.test(svg)) faults.push('is not an SVG drawing with a viewBox.')
  if (/<!DOCTYPE|<!ENTITY/i.test(svg)) faults.push('declares a document type, which a logo does not need.')
  if (/<(script|foreignObject|iframe|image|use|animate|set)\b/i.test(svg))
    faults.push('holds an element a logo may not have (script, foreignObject, image, use, animation).')
  if (/\son[a-z]+\s*=/i.test(svg)) faults.push('holds an event handler.')
  if (/(href|src)\s*=|url\(\s*['"]?(?!#)|@import/i.test(svg)) faults.push('points to something outside itself.')
  return faults
}
