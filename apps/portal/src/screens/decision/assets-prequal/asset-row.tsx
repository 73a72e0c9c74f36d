import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { TrashIcon } from '@hearthline/ui/icon'
import { MoneyField } from '@hearthline/ui/money-field'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { ASSET_KINDS, type TypedAsset } from './asset-list.ts'

interface AssetRowProps {
  readonly asset: TypedAsset
  readonly index: number
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (asset: TypedAsset) => void
  readonly onRemove: (() => void) | undefined
}

/** One asset: what it is, where it is held, what it is worth today. */
export function AssetRow({ asset, index, errors, onChange, onRemove }: AssetRowProps) {
  const id = (part: string) => `assets.${index}.${part}`
  return (
    <Card as="div" padding="tight" role="group" aria-label={`Asset ${index + 1}`}>
      <div className="grid gap-5">
        <Select
          id={id('kind')}
          name={id('kind')}
          label="What is it?"
          placeholder="Choose one"
          options={ASSET_KINDS}
          required
          value={asset.kind}
          error={errors[id('kind')]}
          onChange={(event) => onChange({ ...asset, kind: event.currentTarget.value as TypedAsset['kind'] })}
        />
        <TextField
          id={id('institution')}
          name={id('institution')}
          label="Where is it held?"
          description="The bank, broker or plan."
          autoComplete="off"
          required
          value={asset.institution}
          error={errors[id('institution')]}
          onChange={(event) => onChange({ ...asset, institution: event.currentTarget.value })}
        />
        <MoneyField
          id={id('balanceCents')}
          name={id('balanceCents')}
          label="Balance today"
          required
          value={asset.dollars}
          error={errors[id('balanceCents')]}
          onChange={(dollars) => onChange({ ...asset, dollars })}
        />
        {onRemove && (
          <div className="-mt-2">
            <Button variant="quiet" size="medium" className="-ms-[1.125rem]" icon={<TrashIcon size={18} />} onClick={onRemove}>
              Remove{asset.institution.trim() ? ` ${asset.institution.trim()}` : ` asset ${index + 1}`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
