import { useQueryClient } from '@tanstack/react-query'

/** After a change of one application: what the page shows of it, and its row in the queue, are asked again. */
export function useReadAgain(uuid: string): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all([['application', uuid], ['queue']].map((queryKey) => client.invalidateQueries({ queryKey })))
}
