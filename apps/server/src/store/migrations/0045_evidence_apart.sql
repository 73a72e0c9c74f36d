/* Whoever recorded what the money rests on (domain: funding-evidence.ts) does not release it, whoever writes: that owners signed, before whom, when they had
   their notice, that they did not cancel, and which mailbox is theirs. What a person signed themselves is no operator's record: an owner is never staff
   on their own application. Approvals that were given before stand. */
CREATE FUNCTION "released_apart"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id
      AND f.item IN ('signer-emails', 'co-owners', 'note-signing', 'signer-signing', 'notary-session', 'deed-co-signing', 'rescission-delivery', 'rescission-statements')
      AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever recorded what the money rests on does not release it' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "released_apart" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'funding-decision' AND NEW.data ->> 'outcome' = 'ACCEPTED') EXECUTE FUNCTION "released_apart"();
