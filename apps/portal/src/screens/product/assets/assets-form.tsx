import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PlusIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useEffect, useRef } from 'react'
import { FormProblem } from '../../../frame/form-problem.tsx'
import type { ItemBody } from '../../../frame/item-query.ts'
import { useApplication } from '../../../frame/use-application.ts'
import { useFillWithExample } from '../../../frame/use-fill-with-example.ts'
import { useForm } from '../../../frame/use-form.ts'
import { useSaveAnswer } from '../../../frame/use-save-answer.ts'
import { assetProblems, assetsAnswer, emptyAsset, MOST_ASSETS, missingMonthlyCents, type TypedAsset } from './asset-list.ts'
import { AssetRow } from './asset-row.tsx'
import { AssetsTotal } from './assets-total.tsx'
import { NoAssets } from './no-assets.tsx'
import { readStoredAssets, storeAssets } from './stored-assets.ts'

interface Values {
  readonly assets: readonly TypedAsset[]
}

export function AssetsForm({ item }: { item: ItemBody }) {
  const { uuid } = useApplication()
  const form = useForm<Values>(() => ({ assets: readStoredAssets(uuid) ?? [emptyAsset] }))
  const { save, busy, error } = useSaveAnswer(form.failWith)
  const { assets } = form.values
  const added = useRef(false)
  useFillWithExample(() => form.set('assets', [{ kind: 'BROKERAGE', institution: 'Harbor Invest', dollars: 450_000 }]))
  useEffect(() => storeAssets(uuid, assets), [uuid, assets])
  useEffect(() => {
    if (added.current) document.getElementById(`assets.${assets.length - 1}.kind`)?.focus()
    added.current = false
  }, [assets.length])

  const send = async (answer: unknown) => {
    if (await save(item.item, answer)) storeAssets(uuid, undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = assetProblems(assets)
    form.fail(problems)
    if (problems.length === 0) void send(assetsAnswer(assets))
  }
  const add = () => {
    added.current = true
    form.set('assets', [...assets, emptyAsset])
  }
  const remove = (index: number) => {
    // Messages are by place in the list: the places have moved.
    form.fail([])
    form.set('assets', assets.length === 1 ? [emptyAsset] : assets.filter((_, at) => at !== index))
    announce(`Asset ${index + 1} removed.`)
    document.getElementById('add-asset')?.focus()
  }
  return (
    <form className="portal-form" onSubmit={submit} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {assets.map((asset, index) => (
        <AssetRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          key={index}
          {...{ asset, index, errors: form.errors }}
          onChange={(changed) =>
            form.set(
              'assets',
              assets.map((each, at) => (at === index ? changed : each)),
            )
          }
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
      <SubmitRow label="See my offers with these" loadingLabel="Deciding again" loading={busy} />
      <NoAssets busy={busy} onConfirm={() => void send({ assets: [] })} />
    </form>
  )
}
