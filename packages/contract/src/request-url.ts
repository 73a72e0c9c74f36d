/** Puts a call's path together: `:params` filled in, the query appended with array keys repeated [api/requests]. */

type Value = string | number | boolean | null | undefined

/** Throws a RangeError for a param the path names and no one gave: a call to half an address is an internal error. */
export function requestUrl(path: string, params: object | undefined, query: object | undefined): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = (params as Record<string, Value> | undefined)?.[name]
    if (value === undefined || value === null || value === '') throw new RangeError(`The path ${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(key, String(one))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}
