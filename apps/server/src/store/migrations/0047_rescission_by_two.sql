/* Whoever recorded a notice of rescission neither confirms it nor records what was returned, whoever writes; and what was returned is shown by a document.
   Control of an original goes to another holder only while its line is open. */
CREATE FUNCTION "rescission_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'rescission-exercise' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever recorded the notice of rescission does not record this' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'rescission-return' AND (NEW.data -> 'returned' -> -1 ->> 'document') IS NULL THEN
    RAISE EXCEPTION 'What was returned after a rescission is shown by a document' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rescission_by_two" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item IN ('rescission-confirmation', 'rescission-return')) EXECUTE FUNCTION "rescission_by_two"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_custody_act"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  recorded custody_acts%ROWTYPE;
  last_number bigint;
  held date;
BEGIN
  -- A line that is not open, or that an owner canceled, has no original to sell: that one is void (12 CFR 1026.15(d)(1)). Before the document, as whoever cancels locks them.
  IF NEW.act <> 'RELEASED' THEN
    PERFORM 1 FROM applications a WHERE a.id = NEW.application_id AND a.step = 'COMPLETE' AND a.cancelled_at IS NULL FOR SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'Control goes to another holder of an open line alone' USING ERRCODE = '42501'; END IF;
  END IF;
  -- One after the other: two acts on one original would not see each other.
  PERFORM 1 FROM documents d WHERE d.id = NEW.document_id AND d.application_id = NEW.application_id AND d.party = 'vault' FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'An act of custody is of a sealed original' USING ERRCODE = '42501'; END IF;
  IF split_part(NEW.actor, ':', 2) IS DISTINCT FROM scope_identity()::text THEN
    RAISE EXCEPTION 'An act of custody names who does it' USING ERRCODE = '42501';
  END IF;
  SELECT max(a.held_from) INTO held FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_CONFIRMED';
  IF NEW.act IN ('RELEASED', 'TRANSFER_RECORDED') AND (coalesce(trim(NEW.reason), '') = '' OR NEW.transfer_id IS NOT NULL) THEN
    RAISE EXCEPTION 'An act of custody has a reason' USING ERRCODE = '42501';
  END IF;
  IF NEW.act = 'TRANSFER_RECORDED' AND (NEW.holder IS NULL OR NEW.held_from IS NULL OR NEW.agreement IS NULL OR NEW.held_from < held) THEN
    RAISE EXCEPTION 'A transfer names its holder, its day and its agreement, and follows the one before' USING ERRCODE = '42501';
  END IF;
  IF NEW.act IN ('TRANSFER_CONFIRMED', 'PACKAGE_MADE') THEN
    SELECT * INTO recorded FROM custody_acts a WHERE a.id = NEW.transfer_id AND a.document_id = NEW.document_id AND a.act = 'TRANSFER_RECORDED';
    IF NOT FOUND THEN RAISE EXCEPTION 'No such transfer was recorded' USING ERRCODE = '42501'; END IF;
    NEW.holder := recorded.holder;
    NEW.held_from := recorded.held_from;
    NEW.agreement := recorded.agreement;
  END IF;
  IF NEW.act = 'TRANSFER_CONFIRMED' THEN
    SELECT max(a.number) INTO last_number FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_RECORDED';
    IF split_part(recorded.actor, ':', 2) = split_part(NEW.actor, ':', 2) OR recorded.number <> last_number OR recorded.held_from < held THEN
      RAISE EXCEPTION 'A transfer is confirmed by another person, as it was recorded last' USING ERRCODE = '42501';
    END IF;
  END IF;
  IF NEW.act = 'PACKAGE_MADE' AND (NEW.sha256 IS NULL OR NEW.transfer_id IS DISTINCT FROM (
    SELECT a.transfer_id FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_CONFIRMED' ORDER BY a.number DESC LIMIT 1)) THEN
    RAISE EXCEPTION 'A package is made for who holds the original' USING ERRCODE = '42501';
  END IF;
  IF NEW.act NOT IN ('RELEASED', 'TRANSFER_RECORDED', 'TRANSFER_CONFIRMED', 'PACKAGE_MADE') THEN
    RAISE EXCEPTION 'No such act of custody' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "rescission_by_two"(), "check_custody_act"() FROM PUBLIC;
--> statement-breakpoint
-- Lines that were canceled after their money had left are looked at again: their ledgers say from now on that nothing is owed.
UPDATE "applications" a SET "wake_at" = now() WHERE a."step" = 'CANCELLED' AND EXISTS (SELECT 1 FROM "lines" l WHERE l."application_id" = a."id");
