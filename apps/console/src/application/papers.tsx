import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useMutation } from '@tanstack/react-query'
import { problemWords } from '../api/request.ts'
import { requestContent } from '../api/request-content.ts'
import { actorWords, codeWords } from '../words/code-words.ts'
import { momentWords, wholeMoment } from '../words/moment-words.ts'
import type { ApplicationFile } from './use-application.ts'

type Paper = ApplicationFile['documents'][number]

const sizeWords = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`

/** What the borrower sent and what the product made, newest first. Opening one is written into the audit log by the server. */
export function Papers({ file, now }: { file: ApplicationFile; now: number }) {
  const open = useMutation({ mutationFn: (paper: Paper) => saveFile(file.summary.uuid, paper) })
  const papers = [...file.documents].sort((one, other) => other.created.localeCompare(one.created))
  return (
    <section aria-labelledby="papers-title">
      <h3 id="papers-title">Papers</h3>
      {open.error && <Alert kind="error">{problemWords(open.error)}</Alert>}
      {papers.length === 0 ? (
        <p className="empty">No papers yet. What the borrower sends, and what is made for signing, is listed here.</p>
      ) : (
        <ul className="papers">
          {papers.map((paper) => (
            <li key={paper.uuid}>
              <span className="paper-name">
                {codeWords(paper.type)}
                {paper.fileName && (
                  <span className="muted">
                    {' '}
                    · <bdi>{paper.fileName}</bdi>
                  </span>
                )}
              </span>
              <span className="muted paper-about">
                {paper.byteSize !== null && `${sizeWords(paper.byteSize)} · `}
                {paper.sentBy ? `from ${actorWords(paper.sentBy)} · ` : 'made here · '}
                <time dateTime={paper.created} title={wholeMoment(paper.created)}>
                  {momentWords(paper.created, now)}
                </time>
              </span>
              <Button size="small" variant="quiet" loading={open.isPending && open.variables === paper} onClick={() => open.mutate(paper)}>
                Save<span className="ui-visually-hidden"> {paper.fileName ?? codeWords(paper.type)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** As a file of the operator's: never opened inside the console, whatever is in it. */
async function saveFile(uuid: string, paper: Paper): Promise<void> {
  const content = await requestContent(uuid, paper.uuid)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  // What was sent has a name, whose ending the server makes that of its content; what was made here is a PDF or text.
  link.download = paper.fileName ?? `${paper.type.toLowerCase()}${content.type.startsWith('application/pdf') ? '.pdf' : '.txt'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
