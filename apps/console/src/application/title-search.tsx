import { formatShortDate, TITLE_ORDER_LABELS } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
import { request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecideItem } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import type { ApplicationFile } from './use-application.ts'

const ORDER = 'title-search-orders'

/** The heading that the cursor is led to. */
export const TITLE_SEARCH_TITLE = 'title-search-title'

interface TitleSearchProps {
  readonly file: ApplicationFile
  readonly roles: readonly string[]
  readonly onNotice: (notice: Notice) => void
}

/** What the full title search found, and ordering it again: a deed or a release that was recorded since changes who signs and what is owed. */
export function TitleSearch({ file, roles, onNotice }: TitleSearchProps) {
  const { titleSearch } = file
  if (!titleSearch) return null
  const { searchedOn, vesting, judgments, barred } = titleSearch
  const may = (of: readonly string[]) => mayDecideItem(of, ORDER)
  return (
    <section aria-labelledby={TITLE_SEARCH_TITLE}>
      <h3 id={TITLE_SEARCH_TITLE} tabIndex={-1}>
        Title search
      </h3>
      {searchedOn !== null && (
        <p>
          Searched on {formatShortDate(searchedOn)}. Title is held by {vesting}.{' '}
          {judgments === 0 ? 'No judgments.' : `${judgments} ${judgments === 1 ? 'judgment' : 'judgments'}.`}
        </p>
      )}
      {barred !== null && <p className="hint">{barred}</p>}
      {barred === null && <WhoActs may={may} does="orders the title search again" />}
      {barred === null && may(roles) && (
        <OpenedForm label="Order the title search again" shortcut="t">
          {({ close, done }) => <OrderForm {...{ file, onNotice }} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </section>
  )
}

interface OrderFormProps extends Pick<TitleSearchProps, 'file' | 'onNotice'> {
  readonly onClose: () => void
  readonly onDone: () => void
}

const BECAUSE = 'orders.0.because'

function OrderForm({ file, onNotice, onClose, onDone }: OrderFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const { titleSearch } = file
  const params = { uuid: file.summary.uuid, item: ORDER }
  const recording = useRecord({
    draftKey: `${params.uuid}/${ORDER}`,
    within: 'data',
    blank: { [BECAUSE]: '' } as Record<string, string>,
    faultsOf: (typed) => ({ [BECAUSE]: typed[BECAUSE] === '' ? 'Choose why it is ordered again' : undefined }),
    bodyOf: (typed, reason) => ({ data: { orders: [{ because: typed[BECAUSE] }] }, reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('A new title search is ordered. The borrower is told.')
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Order the title search again"
      reasonId="title-order-reason"
      reasonWords="What was recorded, when, and who told you. Saved in the audit log."
      act={['Order the search', 'Ordering']}
      note="The application waits for the new search. The final terms are decided again with what it finds, and who signs follows it. If the terms change, the borrower accepts them again; if the documents change, everyone signs them again. A booked online session with the notary is canceled. If the search finds the same, everything else stays as it is."
      onClose={onClose}
    >
      {titleSearch?.isSigned && (
        <p className="hint">
          Someone has signed the deed before a notary. With a new search that counts no more, and everyone signs the deed again.
        </p>
      )}
      <Select
        label="Why"
        value={typed[BECAUSE]}
        placeholder="Choose one"
        options={(titleSearch?.reasons ?? []).map((value) => ({ value, label: TITLE_ORDER_LABELS[value] }))}
        error={faults[BECAUSE]}
        onChange={({ target }) => set({ [BECAUSE]: target.value })}
      />
    </RecordForm>
  )
}
