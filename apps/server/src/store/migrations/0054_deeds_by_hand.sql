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
