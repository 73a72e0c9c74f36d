/** Why something is there and cannot be chosen. */
export function NotOffered({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <details className="mt-2 text-sm text-muted">
      <summary className="inline-block py-1 underline underline-offset-4">Why is something not offered?</summary>
      <ul className="mt-1 grid gap-1.5">
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}
