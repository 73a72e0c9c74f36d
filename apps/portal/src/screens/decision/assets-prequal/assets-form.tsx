import type { AnswerOf } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PlusIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useEffect, useRef } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import {
  assetProblems,
  assetsAnswer,
  emptyAsset,
  MOST_ASSETS,
  missingMonthlyCents,
  remainingProblems,
  type TypedAsset,
} from './asset-list.ts'
import { AssetRow } from './asset-row.tsx'
import { AssetsTotal } from './assets-total.tsx'
import { NoAssets } from './no-assets.tsx'

interface Values {
  readonly assets: readonly TypedAsset[]
}

export function AssetsForm({ item }: { item: ReadItem<'assets-prequal' | 'verified-assets' | 'final-assets'> }) {
  const form = usePersistedForm<Values>(item.item, () => ({ assets: [emptyAsset] }))
  const { save, busy, error } = useSaveAnswer(item.item, form.failWith)
  const { assets } = form.values
  const problems = remainingProblems(form.problems, assets)
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  const added = useRef(false)
  useFillWithExample(() => form.replace({ assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', dollars: 450_000 }] }))
  useEffect(() => {
    if (added.current) document.getElementById(`assets.${assets.length - 1}.kind`)?.focus()
    added.current = false
  }, [assets.length])

  const send = async (answer: AnswerOf<'assets-prequal'>) => {
    if (await save(answer)) form.forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = assetProblems(assets)
    form.fail(found)
    if (found.length === 0) void send(assetsAnswer(assets))
  }
  const add = () => {
    added.current = true
    form.replace({ assets: [...assets, emptyAsset] })
  }
  const remove = (index: number) => {
    // Messages are by place in the list: the places have changed.
    form.fail([])
    form.replace({ assets: assets.length === 1 ? [emptyAsset] : assets.filter((_, at) => at !== index) })
    announce(`Asset ${index + 1} removed.`)
    document.getElementById('add-asset')?.focus()
  }
  return (
    <form className="portal-form" onSubmit={submit} noValidate>
      <ErrorSummary errors={problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {assets.map((asset, index) => (
        <AssetRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          key={index}
          {...{ asset, index, errors }}
          onChange={(changed) => form.replace({ assets: assets.map((each, at) => (at === index ? changed : each)) })}
          onRemove={assets.length > 1 || asset !== emptyAsset ? () => remove(index) : undefined}
        />
      ))}
      {assets.length < MOST_ASSETS && (
        <div>
          <Button id="add-asset" variant="secondary" size="medium" icon={<PlusIcon size={18} />} onClick={add}>
            Add another
          </Button>
        </div>
      )}
      <AssetsTotal assets={assets} missingCents={missingMonthlyCents(item.about)} />
      <SubmitRow label="See my offers with these" loadingLabel="Checking again" loading={busy} />
      <NoAssets busy={busy} onConfirm={() => void send({ assets: [] })} />
    </form>
  )
}
