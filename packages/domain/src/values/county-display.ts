/** 'Denver' is a city too: a document names the county as one, whether or not the records write the word. */
const SAYS_WHAT_IT_IS = /\b(?:county|parish|borough|municipality|census area|city|district of columbia)\b/i

/** 'Denver County', 'Orleans Parish'; a borough of Alaska and an independent city are left as the records have them. */
export function formatCounty(county: string, state: string): string {
  const name = county.trim()
  if (name === '' || state === 'AK' || SAYS_WHAT_IT_IS.test(name)) return name
  return `${name} ${state === 'LA' ? 'Parish' : 'County'}`
}
