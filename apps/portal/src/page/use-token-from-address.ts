import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The secret of the mailed link. It is taken out of the address, and out of this entry of the history, as soon as it is read; it then
 * lives in this page alone, so that no bookmark, no referrer and no one looking at the address bar has it. After a reload the link is
 * opened again: it is still good.
 */
export function useTokenFromAddress(): string | undefined {
  const [query, setQuery] = useSearchParams()
  const found = query.get('token') || undefined
  const [token, setToken] = useState(found)
  useEffect(() => {
    if (!query.has('token')) return
    if (found !== undefined) setToken(found)
    const rest = new URLSearchParams(query)
    rest.delete('token')
    setQuery(rest, { replace: true })
  }, [found, query, setQuery])
  return token
}
