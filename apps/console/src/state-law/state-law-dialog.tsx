import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatShortDate, type LegalQuestion, type TaxBasis } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Modal } from '@hearthline/ui/modal'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'

type StateLaw = ReplyOf<CallAt<'GET', '/console/api/v1/state-law'>>
type Row = StateLaw['states'][number]

/** Which state law decisions use today, each row with its source, and what no one has looked up. */
export default function StateLawDialog({ onClose }: { onClose: () => void }) {
  const law = useQuery({
    queryKey: ['state-law'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/state-law', { signal }),
  })
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="State law">
      <Loaded query={law} label="Loading state law">
        {(data) => (
          <>
            <p>
              Version {data.version}, in force since {formatShortDate(data.effectiveFrom)}. {data.checked} of {data.questions} entries are
              checked.
            </p>
            <Alert kind={data.aporFrom ? 'info' : 'warning'}>
              {data.aporFrom
                ? `The high-cost test compares with the average prime offer rates of the week of ${formatShortDate(data.aporFrom)}.`
                : 'No average prime offer rates are loaded for this week. Decisions made today do not test the APR half of the high-cost test.'}
            </Alert>
            <ul className="state-law-list">
              {data.states.map((row) => (
                <li key={row.state}>
                  <State row={row} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function State({ row }: { row: Row }) {
  const checked = row.questions.filter((each) => each.checked).length
  return (
    <details>
      <summary>
        <span>{row.name}</span>
        <StatusChip tone={checked === row.questions.length ? 'positive' : 'caution'}>
          {checked} of {row.questions.length} checked
        </StatusChip>
      </summary>
      <dl className="facts">
        {row.rules.map(({ what, citation }) => (
          <div key={what}>
            <dt>Rule in force</dt>
            <dd>
              {what} <Source>{citation}</Source>
            </dd>
          </div>
        ))}
        <div>
          <dt>Recording tax</dt>
          <dd>
            <StatusChip tone={TAX_TONES[row.recordingTax.basis]}>{TAX_WORDS[row.recordingTax.basis]}</StatusChip>
            {row.recordingTax.counties > 0 && ` ${row.recordingTax.counties} counties have rows.`}{' '}
            {row.recordingTax.citations.map((citation) => (
              <Source key={citation}>{citation}</Source>
            ))}
          </dd>
        </div>
        {row.questions.map(({ question, checked: isChecked, says, citation, readOn }) => (
          <div key={question}>
            <dt>{QUESTION_WORDS[question]}</dt>
            <dd>
              {isChecked ? (
                <>
                  {says} <Source>{`${citation}. Read ${readOn ? formatShortDate(readOn) : ''}`}</Source>
                </>
              ) : (
                <StatusChip tone="caution">not checked</StatusChip>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Source = ({ children }: { children: string }) => <span className="muted state-law-source">{children}</span>

const QUESTION_WORDS: Readonly<Record<LegalQuestion, string>> = {
  usury: 'Highest rate',
  feeCap: 'Cap on fees',
  highCost: 'High-cost law',
  spouseSigns: 'Spouse’s signature',
  notary: 'Notary',
}

const TAX_WORDS: Readonly<Record<TaxBasis, string>> = {
  EXACT: 'known',
  INTERVAL: 'known within two amounts',
  NOT_KNOWN: 'by county',
  NONE_KNOWN: 'none known, not checked',
}
const TAX_TONES: Readonly<Record<TaxBasis, ChipTone>> = {
  EXACT: 'positive',
  INTERVAL: 'caution',
  NOT_KNOWN: 'neutral',
  NONE_KNOWN: 'caution',
}
