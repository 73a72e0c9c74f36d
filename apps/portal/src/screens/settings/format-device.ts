/** What a browser says of itself, in the words people have for their devices: "Chrome on Windows". Pure. */

/** In this order: each later one also claims to be an earlier one's kin. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (list: readonly (readonly [RegExp, string])[], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

export function formatDevice(agent: string | null): string {
  const browser = first(BROWSERS, agent ?? '')
  const system = first(SYSTEMS, agent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Another device'
}
