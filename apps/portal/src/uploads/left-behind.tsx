import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { abandonUpload, listUnfinished, type SentKind } from '../api/send-file.ts'
import { formatByteSize } from './format-byte-size.ts'

const keyOf = (uuid: string) => ['uploads', uuid] as const

/** What an earlier visit began and did not finish: the same file, chosen again, continues where it stopped. */
export function LeftBehind({ uuid, kind, isBusy }: { uuid: string; kind: SentKind; isBusy: boolean }) {
  const queries = useQueryClient()
  // While files are on their way the list is theirs.
  const { data = [] } = useQuery({ queryKey: keyOf(uuid), queryFn: () => listUnfinished(uuid), enabled: !isBusy, staleTime: 0 })
  const discard = useMutation({
    mutationFn: (upload: string) => abandonUpload(uuid, upload),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(uuid) }),
  })
  const left = isBusy ? [] : data.filter((upload) => upload.kind === kind)
  if (left.length === 0) return null
  return (
    <ul className="upload-left" aria-label="Uploads that stopped">
      {left.map(({ uuid: upload, fileName, offset, byteSize }) => (
        <li key={upload}>
          <p>
            <bdi>{fileName}</bdi> stopped at {formatByteSize(offset)} of {formatByteSize(byteSize)}. Choose the same file again to continue
            from there.
          </p>
          <button type="button" className="upload-action" disabled={discard.isPending} onClick={() => discard.mutate(upload)}>
            Discard<span className="ui-visually-hidden"> {fileName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
