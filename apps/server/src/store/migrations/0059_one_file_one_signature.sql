/* A co-owner's deed is none that stands for what someone else signed before, also where the same file was uploaded once more: files are compared by what is
   in them (server: refuse-shown-already.ts). Of the notary's service the product files the deed. What earlier releases stored stands. */
CREATE OR REPLACE FUNCTION "co_signing_by_its_deed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  content text;
BEGIN
  SELECT d.sha256 INTO content FROM documents d
    WHERE d.application_id = NEW.application_id AND d.kind = 'SIGNED_DEED' AND d.party = 'team' AND d.id::text = lower(NEW.data ->> 'deed');
  IF content IS NULL THEN
    RAISE EXCEPTION 'A signing that the team records is shown by the signed deed' USING ERRCODE = '42501';
  END IF;
  IF (NEW.data ->> 'signedOn') IS NULL OR (NEW.data ->> 'notary') IS NULL THEN
    RAISE EXCEPTION 'A signing that the team records has its day and its notary' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM documents d
    JOIN facts f ON f.application_id = d.application_id
      AND f.item IN ('notary-session', 'deed-signing', 'note-signing', 'signer-signing', 'co-owners')
    WHERE d.application_id = NEW.application_id AND d.sha256 = content
      AND EXISTS (SELECT 1 FROM jsonb_path_query(f.data, '$.**') v WHERE jsonb_typeof(v) = 'string' AND lower(v #>> '{}') = d.id::text)) THEN
    RAISE EXCEPTION 'This file shows what someone else signed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
