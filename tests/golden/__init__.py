"""Law: transcripts of scripted matches with every view at each ply, for reviewers to read."""
