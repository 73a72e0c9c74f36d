/* A co-owner's signing that the team records is shown by the deed that the team received, whoever writes: the money rests on it (domain: funding-evidence.ts).
   What the notary's service says of a session online is filed by the product. What earlier releases stored stands. */
CREATE FUNCTION "co_signing_by_its_deed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM documents d
    WHERE d.application_id = NEW.application_id AND d.kind = 'SIGNED_DEED' AND d.party = 'team' AND d.id::text = lower(NEW.data ->> 'deed')) THEN
    RAISE EXCEPTION 'A signing that the team records is shown by the signed deed' USING ERRCODE = '42501';
  END IF;
  IF (NEW.data ->> 'signedOn') IS NULL OR (NEW.data ->> 'notary') IS NULL THEN
    RAISE EXCEPTION 'A signing that the team records has its day and its notary' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "co_signing_by_its_deed" BEFORE INSERT ON "facts" FOR EACH ROW
  WHEN (NEW.item = 'deed-co-signing' AND NEW.actor !~ '^provider:') EXECUTE FUNCTION "co_signing_by_its_deed"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "co_signing_by_its_deed"() FROM PUBLIC;
--> statement-breakpoint
-- How title is held is asked of applications, too, whose other details were entered before it was asked, until someone has signed (record 0112).
UPDATE "applications" SET "wake_at" = least("wake_at", now())
WHERE "open_item" IN ('closing-papers', 'signing-choice', 'signing-help', 'paper-signing', 'note-signing');
--> statement-breakpoint
/* Who signs no longer is never the word of one person, whoever writes: who asked for it is who wrote it, another one confirms it, and a document of title that
   the team received shows it. What was asked for stays in the list. */
CREATE FUNCTION "signers_removed_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  before jsonb;
  entry jsonb;
  place int;
  person text := split_part(NEW.actor, ':', 2);
BEGIN
  SELECT f.data -> 'removed' INTO before FROM facts f WHERE f.application_id = NEW.application_id AND f.item = NEW.item ORDER BY f.id DESC LIMIT 1;
  IF jsonb_array_length(NEW.data -> 'removed') < jsonb_array_length(coalesce(before, '[]')) THEN
    RAISE EXCEPTION 'What was asked for of a signer stays' USING ERRCODE = '42501';
  END IF;
  FOR entry, place IN SELECT e.one, e.at::int - 1 FROM jsonb_array_elements(NEW.data -> 'removed') WITH ORDINALITY e(one, at) LOOP
    IF before -> place IS NULL THEN
      IF split_part(entry ->> 'askedBy', ':', 2) IS DISTINCT FROM person OR entry ? 'confirmedAt' THEN
        RAISE EXCEPTION 'A signer is taken off by two persons' USING ERRCODE = '42501';
      END IF;
      IF NOT EXISTS (SELECT 1 FROM documents d
        WHERE d.application_id = NEW.application_id AND d.party = 'team' AND d.id::text = lower(entry ->> 'document')) THEN
        RAISE EXCEPTION 'That someone does not own the home is shown by a document' USING ERRCODE = '42501';
      END IF;
    ELSIF (before -> place) IS DISTINCT FROM entry THEN
      IF (before -> place) ? 'confirmedAt' OR (before -> place) ? 'declinedAt' OR (entry - 'confirmedAt' - 'declinedAt') IS DISTINCT FROM (before -> place) THEN
        RAISE EXCEPTION 'What was asked for of a signer stays' USING ERRCODE = '42501';
      END IF;
      IF entry ? 'confirmedAt' AND split_part(entry ->> 'askedBy', ':', 2) = person THEN
        RAISE EXCEPTION 'A signer is taken off by two persons' USING ERRCODE = '42501';
      END IF;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "signers_removed_by_two" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'signers-removed') EXECUTE FUNCTION "signers_removed_by_two"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "signers_removed_by_two"() FROM PUBLIC;
