/** The one cookie the server reads: an affiliate's key [registration/entries]. Sessions are never in cookies. */
const NAME = '_ft_prepop'

export function prepopulationCookie(header: string | undefined): Readonly<Record<string, string>> {
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim() === NAME) return { [NAME]: decoded(value.join('=').trim()) }
  }
  return {}
}

function decoded(value: string): string {
  const bare = value.replace(/^"(.*)"$/, '$1')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
