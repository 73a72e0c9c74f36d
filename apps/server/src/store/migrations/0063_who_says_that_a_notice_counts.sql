/* As in 0062; and whoever recorded a notice of rescission or said whether it counts, ordered a search of who owns the home, or reviewed the documents of its
   trust does not release the money either (domain: funding-evidence.ts). Approvals that were given before stand. */
CREATE OR REPLACE FUNCTION "released_apart"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id
      AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)
      AND (f.item IN ('signer-emails', 'co-owners', 'note-signing', 'signer-signing', 'notary-session', 'deed-co-signing', 'rescission-delivery',
          'rescission-statements', 'signer-identity-review', 'sanctions-review', 'replacement-account-review', 'owner-marriages', 'instrument-details',
          'marriage-review', 'signers-removed', 'ownership-review', 'rescission-confirmation', 'rescission-exercise', 'title-search-orders',
          'trust-and-flood-review')
        OR (f.item = 'conditions' AND (f.data -> 'together' ->> 'outcome' = 'ACCEPTED' OR EXISTS (SELECT 1
          FROM jsonb_array_elements(f.data -> 'decided') d
          WHERE d ->> 'outcome' = 'ACCEPTED' AND d ->> 'condition' IN ('IDENTITY', 'SANCTIONS', 'BANK_ACCOUNT')
            AND NOT coalesce((SELECT p.data -> 'decided' @> jsonb_build_array(d) FROM facts p
              WHERE p.application_id = f.application_id AND p.item = f.item AND p.id < f.id ORDER BY p.id DESC LIMIT 1), false)))))) THEN
    RAISE EXCEPTION 'Whoever recorded what the money rests on does not release it' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
