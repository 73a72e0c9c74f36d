import { formatMoment } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { describeRule, LIST_TITLES } from './rule-words.ts'
import { RulesForm } from './rules-form.tsx'
import { type FlagFile, type RuleList, useFlag } from './use-flags.ts'

/** One flag: what it is and why, its rules with their versions, what stands below them, and who was counted. */
export function FlagDetail({ flag }: { readonly flag: string }) {
  const query = useFlag(flag)
  return (
    <Loaded query={query} label="Loading the flag">
      {(file) => (
        <>
          <h3>{file.title}</h3>
          <p>{file.does}</p>
          <p>
            <StatusChip tone={file.enabled ? 'positive' : 'neutral'}>{file.enabled ? 'on' : 'off'}</StatusChip> {file.because}
            {file.differs && ' Some people or properties see something else, by the rules below.'}
          </p>
          {file.decidedBy === 'TWO' && <p className="muted">A change of its rules counts when another person has confirmed it.</p>}
          <p className="muted">The first rule that holds decides, from top to bottom.</p>
          {file.lists.map((list) => (
            <Rules key={list.scope} file={file} list={list} />
          ))}
          <Below file={file} />
          <Counts file={file} />
        </>
      )}
    </Loaded>
  )
}

function Rules({ file, list }: { readonly file: FlagFile; readonly list: RuleList }) {
  const older = list.versions.filter(({ state }) => state === 'REPLACED')
  return (
    <section className="flag-rules" aria-label={LIST_TITLES[list.scope]}>
      <h4>{LIST_TITLES[list.scope]}</h4>
      <RuleItems rules={list.rules} />
      {list.waiting && <Waiting file={file} list={list} waiting={list.waiting} />}
      {list.mayChange && (
        <OpenedForm label={list.scope === 'ALL' ? 'Change the rules for every organization' : 'Change the rules'}>
          {({ close }) => <RulesForm file={file} list={list} onClose={close} />}
        </OpenedForm>
      )}
      {list.scope === 'ALL' && !list.mayChange && <p className="muted">The platform’s administrators change these.</p>}
      {older.length > 0 && (
        <details>
          <summary>Earlier versions ({older.length})</summary>
          <ol className="flag-versions">
            {older.map(({ number, at, reason, byYou, rules }) => (
              <li key={number}>
                <p className="muted">
                  Version {number}, {formatMoment(at)}
                  {byYou && ', by you'}: {reason}
                </p>
                <RuleItems rules={rules} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function RuleItems({ rules }: Pick<RuleList, 'rules'>) {
  if (rules.length === 0) return <p className="empty">No rules.</p>
  return (
    <ul className="flag-rule-list">
      {rules.map(({ place, rule }) => (
        <li key={place}>
          <span className="muted">{place}.</span> {describeRule(rule)}
        </li>
      ))}
    </ul>
  )
}

function Waiting(props: { readonly file: FlagFile; readonly list: RuleList; readonly waiting: NonNullable<RuleList['waiting']> }) {
  const { file, list, waiting } = props
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () =>
      request('POST', '/console/api/v1/flags/:key/rules/:number/confirm', {
        params: { key: file.key, number: waiting.number },
        body: { scope: list.scope },
      }),
    onSuccess: () => announce('The rules are confirmed. They count from now on.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['flags'] }),
  })
  return (
    <div className="flag-waiting">
      <p>
        <StatusChip tone="caution">waits for a second person</StatusChip> Version {waiting.number}, {formatMoment(waiting.at)}:{' '}
        {waiting.reason}
      </p>
      <RuleItems rules={waiting.rules} />
      {confirm.error && <Alert kind="error">{describeProblem(confirm.error)}</Alert>}
      {waiting.byYou && <p>You wrote these rules. Another person on the team has to confirm them.</p>}
      {!waiting.byYou && !waiting.mayConfirm && <p>An underwriter or an administrator has to confirm them.</p>}
      {waiting.mayConfirm && (
        <Button size="small" loading={confirm.isPending} loadingLabel="Confirming" onClick={() => confirm.mutate()}>
          Confirm these rules
        </Button>
      )}
    </div>
  )
}

const onOff = (value: boolean | null): string => (value === null ? 'says nothing' : value ? 'on' : 'off')

/** What counts where no rule holds, the first line over the next. */
function Below({ file }: { readonly file: FlagFile }) {
  const { setting, file: inFile, brand, standard, variables } = file
  const values = Object.entries(variables).filter(([, text]) => text !== '')
  return (
    <section className="flag-rules" aria-label="Where no rule holds">
      <h4>Where no rule holds</h4>
      <dl className="flag-below">
        {setting && (
          <>
            <dt>Registers</dt>
            <dd>{onOff(setting.enabled)}</dd>
          </>
        )}
        {inFile && (
          <>
            <dt>The installation’s file</dt>
            <dd>{inFile.isDisabled ? 'disabled' : <RuleItems rules={inFile.rules} />}</dd>
          </>
        )}
        <dt>The brand</dt>
        <dd>{onOff(brand)}</dd>
        <dt>The product’s standard</dt>
        <dd>{onOff(standard)}</dd>
        {values.map(([name, text]) => (
          <div key={name} className="flag-value">
            <dt>Value “{name}” now</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const KINDS = { APPLICATION: 'Applications', VISITOR: 'Visitors before an application' } as const

function Counts({ file }: { readonly file: FlagFile }) {
  if (!file.isCounted && file.counts.length === 0) return null
  const countOf = (kind: keyof typeof KINDS, variation: string) =>
    file.counts.find((count) => count.kind === kind && count.variation === variation)?.count ?? 0
  return (
    <section className="flag-rules" aria-label="Who saw it">
      <h4>Who saw it</h4>
      {file.counts.length === 0 ? (
        <p className="empty">No one has been counted yet. Each application and each visitor counts once, when it is shown.</p>
      ) : (
        <table className="console-table">
          <thead>
            <tr>
              <th scope="col">Counted once each</th>
              <th scope="col">Saw the change</th>
              <th scope="col">Control group</th>
            </tr>
          </thead>
          <tbody>
            {(['APPLICATION', 'VISITOR'] as const).map((kind) => (
              <tr key={kind}>
                <th scope="row">{KINDS[kind]}</th>
                <td className="console-table-amount">{countOf(kind, 'variation')}</td>
                <td className="console-table-amount">{countOf(kind, 'control')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
