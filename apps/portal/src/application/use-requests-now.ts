/** The list of requests, read anew on arrival and for each version of the application: what raised a request changed both. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { conditionsQuery } from './conditions-query.ts'

/**
 * `isBehind`: the list that is shown was read before the application was, so it may lack what is asked. A list that could not be read is not waited for.
 */
export function useRequestsNow(uuid: string, etag: string | undefined) {
  const list = useQuery(conditionsQuery(uuid))
  const { refetch } = list
  const [readFor, setReadFor] = useState<{ readonly etag: string | undefined }>()
  useEffect(() => {
    let isOver = false
    // What is on its way for the first time is not asked twice.
    void refetch().then(() => isOver || setReadFor({ etag }))
    return () => {
      isOver = true
    }
  }, [etag, refetch])
  return { list, isBehind: readFor === undefined || readFor.etag !== etag }
}
