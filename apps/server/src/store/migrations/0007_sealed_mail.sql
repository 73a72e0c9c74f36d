-- From here on the bodies of kept mail are sealed. What was kept before loses the secret of its link; "npm run reseal" seals the rest.
UPDATE "mails" SET "body" = regexp_replace("body", '([?&]token=)[A-Za-z0-9_-]+', '\1removed', 'g');
